import { Button, Heading, HStack, Stack } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { z } from 'zod';
import { announceRules } from '../../server/procurement/orderLink/orderLink.rules.ts';
import { checkRules } from '../core/fields/checkRules.ts';
import { DateField } from '../core/fields/DateField.tsx';
import { FieldGrid } from '../core/fields/FieldGrid.tsx';
import { Form, showIssues } from '../core/fields/Form.tsx';
import { FormRecordProvider } from '../core/fields/FormRecord.ts';
import { TextField } from '../core/fields/TextField.tsx';
import type { VendorDeliveryMutation } from '../core/relay/generated/VendorDeliveryMutation.graphql.ts';
import { useSaving } from '../core/relay/saving.ts';
import { useRevalidate } from '../core/relay/useRevalidate.ts';
import { useAddress } from '../core/screens/useAddress.ts';
import { toast } from '../core/ui/toasts.ts';

interface VendorDeliveryProps {
  announcedOn: string | null | undefined;
  announcement: string | null | undefined;
}

/** Announces the day of delivery, or changes it. */
export function VendorDelivery({ announcedOn, announcement }: VendorDeliveryProps) {
  const intl = useIntl();
  const token = useAddress().address.get('data') ?? '';
  const revalidate = useRevalidate();
  const form = useForm({
    resolver: checkRules(announceRules, intl),
    defaultValues: { deliveryOn: announcedOn ?? '', announcement: announcement ?? '' },
  });
  const [announce, isSaving] = useSaving<VendorDeliveryMutation>(graphql`
    mutation VendorDeliveryMutation($input: AnnounceVendorDeliveryInput!) {
      announceVendorDelivery(input: $input) {
        ...saving_payload
      }
    }
  `);
  const send = async (values: z.output<typeof announceRules>) => {
    const { issues } = await announce({ input: { token, ...values } });
    if (issues.length) return showIssues(form, issues);
    toast(intl.formatMessage({ id: 'vendorOrder.announced' }));
    await revalidate();
  };
  const about = useMemo(() => ({ entity: 'vendorOrder', rules: announceRules, record: null }), []);
  return (
    <Stack gap="3">
      <Heading as="h2" size="lg">
        <FormattedMessage id="vendorOrder.delivery" />
      </Heading>
      <Form form={form} onSubmit={send}>
        <FormRecordProvider value={about}>
          <FieldGrid>
            <DateField name="deliveryOn" />
            <TextField name="announcement" autoComplete="off" />
          </FieldGrid>
          <HStack>
            <Button type="submit" variant="outline" disabled={isSaving} width={{ base: 'full', md: 'auto' }}>
              <FormattedMessage id="vendorOrder.announce" />
            </Button>
          </HStack>
        </FormRecordProvider>
      </Form>
    </Stack>
  );
}
