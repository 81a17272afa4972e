import { Stack } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { appraisalRatingsRules, ratings } from '../../../server/hrm/appraisal/appraisal.rules.ts';
import { FieldSection } from '../../core/fields/FieldSection.tsx';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { goalsOf } from './goals.ts';

interface RatingsFormProps {
  appraisal: { readonly appraisalId: string; readonly version: number; readonly goals: unknown };
  /** Whose ratings. */
  side: 'self' | 'manager';
  /** A mutation that takes `AppraisalRatingsInput`. */
  mutation: GraphQLTaggedNode;
  onClose: () => unknown;
}

/** Rates each goal of an appraisal from 1 to 5, with a note. */
export function RatingsForm({ appraisal: { appraisalId: id, version, goals }, side, mutation, onClose }: RatingsFormProps) {
  const intl = useIntl();
  const [save, isSaving] = useSaving<MutationParameters>(mutation);
  const options = ratings.map(rating => ({ value: String(rating), label: intl.formatMessage({ id: `appraisalRating.${rating}` }) }));
  const rows = goalsOf(goals);
  return (
    <FormDialog
      entity="appraisal"
      title="appraisal.rate"
      submitLabel="action.save"
      rules={appraisalRatingsRules}
      values={{
        ratings: rows.map(goal => ({ rating: String(goal[`${side}Rating`] ?? ''), note: goal[`${side}Note`] ?? '' })),
      }}
      version={version}
      save={(input, since) => save({ input: { id, version: since, ...input } })}
      isSaving={isSaving}
      onClose={onClose}
    >
      <Stack gap="5">
        {rows.map(({ title }, index) => (
          <FieldSection key={title} title={<bdi>{title}</bdi>}>
            <SelectField
              name={`ratings.${index}.rating`}
              label={intl.formatMessage({ id: 'appraisal.rating' })}
              required
              placeholder={intl.formatMessage({ id: 'appraisal.choose' })}
              options={options}
            />
            <TextAreaField name={`ratings.${index}.note`} label={intl.formatMessage({ id: 'appraisal.note' })} rows={2} />
          </FieldSection>
        ))}
      </Stack>
    </FormDialog>
  );
}
