import { Button, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useFieldArray, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { appraisalGoalsRules } from '../../../server/hrm/appraisal/appraisal.rules.ts';
import { useFieldError } from '../../core/fields/FieldFrame.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { goalsOf } from './goals.ts';

interface GoalsFormProps {
  appraisal: { readonly appraisalId: string; readonly version: number; readonly goals: unknown };
  /** A mutation that takes `AppraisalGoalsInput`. */
  mutation: GraphQLTaggedNode;
  onClose: () => unknown;
}

const blank = { title: '', weight: '' as unknown };

/** Sets the goals of an appraisal, whose weights add up to 100. */
export function GoalsForm({ appraisal: { appraisalId: id, version, goals }, mutation, onClose }: GoalsFormProps) {
  const [save, isSaving] = useSaving<MutationParameters>(mutation);
  const known = goalsOf(goals).map(({ title, weight }) => ({ title, weight: String(weight) as unknown }));
  return (
    <FormDialog
      entity="appraisal"
      title="appraisal.setGoals"
      submitLabel="action.save"
      rules={appraisalGoalsRules}
      values={{ goals: known.length ? known : [blank] }}
      version={version}
      save={(input, since) => save({ input: { id, version: since, ...input } })}
      isSaving={isSaving}
      onClose={onClose}
    >
      <Goals />
    </FormDialog>
  );
}

function Goals() {
  const intl = useIntl();
  const { fields, append, remove } = useFieldArray({ name: 'goals' });
  const goals = useWatch({ name: 'goals' }) as { weight: unknown }[];
  const sum = goals.reduce((total, { weight }) => total + (Number(weight) || 0), 0);
  const error = useFieldError('goals');
  return (
    <Stack gap="3">
      {fields.map((field, index) => (
        <Flex key={field.id} gap="2" align="flex-start">
          <Stack flexGrow={1} minWidth="0">
            <TextField name={`goals.${index}.title`} label={intl.formatMessage({ id: 'appraisal.goal' })} required autoComplete="off" />
          </Stack>
          <Stack width="28" flexShrink={0}>
            <NumberField
              name={`goals.${index}.weight`}
              label={intl.formatMessage({ id: 'appraisal.weight' })}
              required
              unit="%"
              decimals={[0, 0]}
            />
          </Stack>
          <IconButton
            variant="ghost"
            marginBlockStart="6"
            disabled={fields.length === 1}
            aria-label={intl.formatMessage({ id: 'appraisal.removeGoal' }, { number: index + 1 })}
            onClick={() => remove(index)}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </Flex>
      ))}
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Button size="sm" variant="outline" disabled={fields.length >= 20} onClick={() => append(blank)}>
          <Plus aria-hidden />
          <FormattedMessage id="appraisal.addGoal" />
        </Button>
        <Text fontSize="sm" color={sum === 100 ? 'fg.muted' : 'red.fg'} aria-live="polite">
          <FormattedMessage id="appraisal.sum" values={{ sum }} />
        </Text>
      </Flex>
      {error && (
        <Text role="alert" fontSize="sm" color="red.fg">
          {error}
        </Text>
      )}
    </Stack>
  );
}
