import { graphql } from 'react-relay';
import type { Issue } from '../../../core/i18n/issueMessage.ts';
import { commit } from '../../../core/relay/commit.ts';
import type { CreateInventoryInvoiceInput, sendSaleMutation } from '../../../core/relay/generated/sendSaleMutation.graphql.ts';
import { RequestFailed } from '../../../core/relay/RequestFailed.ts';
import { payloadErrors } from '../../../core/relay/saving.ts';
import { offerVersion } from '../../../core/ui/offerVersion.ts';
import { isUnreachable, reach } from './connection.ts';

const mutation = graphql`
  mutation sendSaleMutation($input: CreateInventoryInvoiceInput!) {
    createInventoryInvoice(input: $input) {
      ...saving_payload
      inventoryInvoice {
        id
        number
      }
    }
  }
`;

/** Result of sending a sale. OUTDATED: the server has been upgraded and no longer knows this page's operation. */
type SaleOutcome =
  | { is: 'SENT'; number: string }
  | { is: 'REFUSED'; issues: Issue[] }
  | { is: 'UNREACHED' }
  | { is: 'SIGNED_OUT' }
  | { is: 'OUTDATED' };

/** Sends a sale to the server; idempotent. Never rejects. */
export async function sendSale(input: CreateInventoryInvoiceInput): Promise<SaleOutcome> {
  try {
    const { createInventoryInvoice: payload } = await reach(() => commit<sendSaleMutation>(mutation, { input }));
    const issues = payloadErrors(payload);
    const { number } = payload.inventoryInvoice ?? {};
    return number ? { is: 'SENT', number } : { is: 'REFUSED', issues };
  } catch (error) {
    if (isUnreachable(error)) return { is: 'UNREACHED' };
    const { code, requestId } = error instanceof RequestFailed ? error : new RequestFailed('INTERNAL', undefined, String(error));
    if (code === 'UNAUTHENTICATED') return { is: 'SIGNED_OUT' };
    if (code === 'PERSISTED_QUERY_NOT_FOUND') {
      offerVersion();
      return { is: 'OUTDATED' };
    }
    return { is: 'REFUSED', issues: [{ code: `failed.${code}`, params: { requestId: requestId ?? '–' } }] };
  }
}
