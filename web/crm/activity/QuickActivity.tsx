import { Button, chakra, Flex } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { activityRules } from '../../../server/crm/activity/activity.rules.ts';
import { activityKinds } from '../../../server/crm/activity/activityKinds.rules.ts';
import { checkRules } from '../../core/fields/checkRules.ts';
import { DateTimeField } from '../../core/fields/DateTimeField.tsx';
import { Form, showIssues } from '../../core/fields/Form.tsx';
import { formDraft, retype } from '../../core/fields/formDraft.ts';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { QuickActivityMutation } from '../../core/relay/generated/QuickActivityMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { useListKeys } from '../../core/screens/list/useListKeys.ts';
import { useDraft } from '../../core/screens/useDraft.ts';
import { toast } from '../../core/ui/toasts.ts';
import { nextHour } from './nextHour.ts';
import { CustomerSelect } from '../../parties/customer/LazyCustomerSelect.ts';

const blank = () => ({
  kind: 'CALL' as const,
  title: '',
  note: '',
  dueAt: nextHour(),
  ownerId: '',
  customerId: '',
  contactId: '',
  leadId: '',
});

/** Single-line form that adds an activity: `n` focuses it, Enter adds the activity and readies the field for the next. */
export function QuickActivity() {
  const intl = useIntl();
  const revalidate = useRevalidate();
  const form = useForm({ resolver: checkRules(activityRules, intl), defaultValues: blank() });
  const { isDirty } = form.formState;
  useDraft(
    'quickActivity',
    () => (isDirty ? formDraft(form) : undefined),
    kept => retype(form, kept),
  );
  const [create, isCreating] = useSaving<QuickActivityMutation>(graphql`
    mutation QuickActivityMutation($input: CreateActivityInput!) {
      createActivity(input: $input) {
        ...saving_payload
      }
    }
  `);
  const frame = useRef<HTMLElement>(null);
  // Focuses immediately: the form library does so a moment later and would lose keystrokes typed until then.
  const focusTitle = () => frame.current?.querySelector('input')?.focus();
  useListKeys({ create: focusTitle });
  return (
    <chakra.section
      ref={frame}
      aria-label={intl.formatMessage({ id: 'activity.quick' })}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      padding="4"
    >
      <Form
        form={form}
        onSubmit={async input => {
          const { issues } = await create({ input });
          if (issues.length > 0) return showIssues(form, issues);
          toast(intl.formatMessage({ id: 'toast.created' }, { entity: intl.formatMessage({ id: 'activity.one' }) }));
          const { kind, dueAt } = form.getValues();
          form.reset({ ...blank(), kind, dueAt });
          focusTitle();
          void revalidate();
        }}
      >
        <chakra.div
          display="grid"
          gap="3"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: '2fr 1.5fr 1fr 18rem auto' }}
        >
          <TextField name="title" label={<FormattedMessage id="activity.title" />} autoComplete="off" required />
          <CustomerSelect name="customerId" label={<FormattedMessage id="activity.customer" />} required />
          <SelectField
            name="kind"
            label={<FormattedMessage id="activity.kind" />}
            options={activityKinds.map(value => ({ value, label: intl.formatMessage({ id: `activityKind.${value}` }) }))}
          />
          <DateTimeField name="dueAt" label={<FormattedMessage id="activity.dueAt" />} required />
          {/* In a row of fields, aligns the button with the inputs, below the height of a label. */}
          <Flex justify="flex-end" gridColumn={{ md: '1 / -1', xl: 'auto' }} paddingBlockStart={{ xl: '6' }}>
            <Button type="submit" disabled={isCreating} aria-busy={isCreating}>
              <Plus aria-hidden />
              <FormattedMessage id="activity.add" />
            </Button>
          </Flex>
        </chakra.div>
      </Form>
    </chakra.section>
  );
}
