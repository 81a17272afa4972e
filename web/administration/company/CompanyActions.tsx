import CirclePause from 'lucide-react/icons/circle-pause';
import CirclePlay from 'lucide-react/icons/circle-play';
import Eye from 'lucide-react/icons/eye';
import Layers from 'lucide-react/icons/layers';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CompanyActions_company$key } from '../../core/relay/generated/CompanyActions_company.graphql.ts';
import type { CompanyActionsResumeMutation } from '../../core/relay/generated/CompanyActionsResumeMutation.graphql.ts';
import { DeleteItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { PopoverItem } from '../../core/ui/Popover.tsx';

/** Actions on a company. Suspending asks for confirmation, resuming does not. */
export function CompanyActions({ company }: { company: CompanyActions_company$key }) {
  const { id, version, name, status } = useFragment(
    graphql`
      fragment CompanyActions_company on Company {
        id
        version
        name
        status
      }
    `,
    company,
  );
  const { open } = useAddressedDialog();
  const [resume, isBusy] = useAction<CompanyActionsResumeMutation>(
    'company',
    graphql`
      mutation CompanyActionsResumeMutation($input: RecordInput!) {
        resumeCompany(input: $input) {
          ...saving_payload
          company {
            id
            version
            status
          }
        }
      }
    `,
    'company.resumed',
  );
  return (
    <RowActions name={name}>
      <PopoverItem onClick={() => open(`enter:${id}`)}>
        <Eye size={16} aria-hidden />
        <FormattedMessage id="company.enter" />
      </PopoverItem>
      <EditItem id={id} />
      <PopoverItem onClick={() => open(`plan:${id}`)}>
        <Layers size={16} aria-hidden />
        <FormattedMessage id="company.changePlan" />
      </PopoverItem>
      {status === 'ACTIVE' ? (
        <PopoverItem onClick={() => open(`suspend:${id}`)}>
          <CirclePause size={16} aria-hidden />
          <FormattedMessage id="company.suspend" />
        </PopoverItem>
      ) : (
        <PopoverItem disabled={isBusy} onClick={() => void resume({ input: { id, version } })}>
          <CirclePlay size={16} aria-hidden />
          <FormattedMessage id="company.resume" />
        </PopoverItem>
      )}
      <DeleteItem id={id} />
    </RowActions>
  );
}
