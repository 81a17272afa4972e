import { Button } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { CompanyExportMutation } from '../../core/relay/generated/CompanyExportMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { Panel } from '../../core/ui/Panel.tsx';
import { toast } from '../../core/ui/toasts.ts';

/** Exports the company's data and files as a background task, to be downloaded from the task tray. */
export function CompanyExport() {
  const intl = useIntl();
  const [begin, isBusy] = useSaving<CompanyExportMutation>(graphql`
    mutation CompanyExportMutation($input: ExportCompanyInput!) {
      exportCompany(input: $input) {
        ...saving_payload
        task {
          id
        }
      }
    }
  `);
  const ask = async () => {
    const { issues } = await begin({ input: {} });
    if (issues.length > 0) toast(intl.formatMessage({ id: 'companySettings.exportFailed' }), 'red', issues[0].text);
    else toast(intl.formatMessage({ id: 'companySettings.exportBegun' }));
  };
  return (
    <Panel title={<FormattedMessage id="companySettings.export" />} text={<FormattedMessage id="companySettings.exportText" />}>
      <Button variant="outline" onClick={() => void ask()} loading={isBusy}>
        <FormattedMessage id="companySettings.exportAll" />
      </Button>
    </Panel>
  );
}
