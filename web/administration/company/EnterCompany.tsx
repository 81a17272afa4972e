import { Button, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { impersonationRules } from '../../../server/core/session/impersonation.rules.ts';
import { checkRules } from '../../core/fields/checkRules.ts';
import { Form, showIssues } from '../../core/fields/Form.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import type { EnterCompany_company$key } from '../../core/relay/generated/EnterCompany_company.graphql.ts';
import type { EnterCompanyMutation } from '../../core/relay/generated/EnterCompanyMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { saveSession } from '../../core/session/saveSession.ts';
import { Modal, ModalBody, ModalFooter } from '../../core/ui/Modal.tsx';

/** Asks for a reason and enters the company; the application frame then opens its first page. */
export function EnterCompany({ company, onClose }: { company: EnterCompany_company$key; onClose: () => unknown }) {
  const { id, name } = useFragment(
    graphql`
      fragment EnterCompany_company on Company {
        id
        name
      }
    `,
    company,
  );
  const intl = useIntl();
  const formId = useId();
  const form = useForm({ resolver: checkRules(impersonationRules, intl), defaultValues: { reason: '' } });
  const [enter, isBusy] = useSaving<EnterCompanyMutation>(graphql`
    mutation EnterCompanyMutation($input: EnterCompanyInput!) {
      enterCompany(input: $input) {
        ...saving_payload
        viewer {
          ...saveSession_viewer
        }
      }
    }
  `);
  const send = async ({ reason }: { reason: string }) => {
    const { response, issues } = await enter({ input: { id, reason } });
    if (response?.enterCompany.viewer) saveSession(response.enterCompany.viewer);
    else showIssues(form, issues);
  };
  return (
    <Modal title={intl.formatMessage({ id: 'company.enterTitle' }, { name })} onClose={onClose} size="sm">
      <ModalBody>
        <Stack gap="4">
          <Text>
            <FormattedMessage id="company.enterText" />
          </Text>
          <Form form={form} id={formId} onSubmit={send}>
            <TextAreaField
              name="reason"
              label={<FormattedMessage id="company.enterReason" />}
              hint={<FormattedMessage id="company.enterReasonHint" />}
              required
            />
          </Form>
        </Stack>
      </ModalBody>
      <ModalFooter>
        <Button variant="outline" onClick={onClose}>
          <FormattedMessage id="action.cancel" />
        </Button>
        <Button type="submit" form={formId} disabled={isBusy} aria-busy={isBusy}>
          <FormattedMessage id="company.enter" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
