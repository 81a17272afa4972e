import { Button, HStack } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { quickLeadRules } from '../../../server/crm/lead/lead.rules.ts';
import { checkRules } from '../../core/fields/checkRules.ts';
import { Form, showIssues } from '../../core/fields/Form.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { QuickLeadMutation } from '../../core/relay/generated/QuickLeadMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { toast } from '../../core/ui/toasts.ts';
import { CustomerSelect } from '../../parties/customer/CustomerSelect.tsx';

interface QuickLeadProps {
  columnId: string;
  onMade: () => Promise<void>;
  onClose: () => void;
}

/** Adds a lead at the top of a column with three fields: what is wanted, by whom, and its value. Escape closes it. */
export function QuickLead({ columnId, onMade, onClose }: QuickLeadProps) {
  const intl = useIntl();
  const form = useForm({
    resolver: checkRules(quickLeadRules, intl),
    defaultValues: { title: '', customerId: '', orderValue: '' },
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  const [create, isSaving] = useSaving<QuickLeadMutation>(graphql`
    mutation QuickLeadMutation($input: CreateLeadInput!) {
      createLead(input: $input) {
        ...saving_payload
      }
    }
  `);
  const submit = async ({ title, customerId, orderValue }: { title: string; customerId: string; orderValue: string }) => {
    const lines = [{ description: title, quantity: '1', unitPrice: orderValue }];
    const reason = intl.formatMessage({ id: 'lead.quickReason' });
    const { issues } = await create({ input: { title, customerId, columnId, description: title, reason, lines } });
    if (issues.length > 0) {
      showIssues(form, issues);
      return;
    }
    toast(intl.formatMessage({ id: 'toast.created' }, { entity: intl.formatMessage({ id: 'lead.one' }) }));
    onClose();
    await onMade();
  };
  return (
    <Form form={form} onSubmit={submit}>
      <TextField name="title" label={<FormattedMessage id="lead.title" />} autoComplete="off" maxLength={255} autoFocus required />
      <CustomerSelect name="customerId" label={<FormattedMessage id="deal.customer" />} required />
      <MoneyField name="orderValue" label={<FormattedMessage id="lead.orderValue" />} required />
      <HStack>
        <Button type="submit" size="sm" disabled={isSaving} aria-busy={isSaving}>
          <FormattedMessage id="lead.quickAdd" />
        </Button>
        <Button variant="ghost" size="sm" disabled={isSaving} onClick={onClose}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </HStack>
    </Form>
  );
}
