import { fetchQuery, graphql } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { Issue } from '../../../core/i18n/issueMessage.ts';
import { commit } from '../../../core/relay/commit.ts';
import { environment } from '../../../core/relay/environment.ts';
import type { refusedSales_report$data, refusedSales_report$key } from '../../../core/relay/generated/refusedSales_report.graphql.ts';
import type { refusedSalesDiscardMutation } from '../../../core/relay/generated/refusedSalesDiscardMutation.graphql.ts';
import type { refusedSalesQuery } from '../../../core/relay/generated/refusedSalesQuery.graphql.ts';
import type { refusedSalesRecordMutation } from '../../../core/relay/generated/refusedSalesRecordMutation.graphql.ts';
import type { refusedSalesReportMutation } from '../../../core/relay/generated/refusedSalesReportMutation.graphql.ts';
import type { saving_payload$key } from '../../../core/relay/generated/saving_payload.graphql.ts';
import { readInline } from '../../../core/relay/readInline.ts';
import { RequestFailed } from '../../../core/relay/RequestFailed.ts';
import { payloadErrors } from '../../../core/relay/saving.ts';
import { reach } from './connection.ts';
import type { SaleTerms } from '../sale/SaleTerms.ts';
import type { QueuedSale } from './QueuedSale.ts';

/** The server's record of a refused sale. */
export interface SaleReport {
  id: string;
  saleId: string;
  status: 'WAITING' | 'RECORDED' | 'DISCARDED' | 'REPLACED' | '%future added value';
  /** Number of the invoice that it became. */
  number: string | undefined;
}

/** The server's record, or why the request was refused. Never rejects. */
export type ReportOutcome = { report: SaleReport } | { issues: Issue[] };

/** The terms that set the figures of a sale; the others are for its receipt. */
const pricingOf = ({ pricesIncludeTax, vatMode, cashRounding }: SaleTerms) => ({ pricesIncludeTax, vatMode, cashRounding });

/** Reports a refused sale to the server; idempotent. */
export const reportSale = ({ input, sale, terms, receipt, issues }: QueuedSale): Promise<ReportOutcome> =>
  settle<refusedSalesReportMutation>(
    graphql`
      mutation refusedSalesReportMutation($input: ReportRefusedSaleInput!) {
        reportRefusedSale(input: $input) {
          ...saving_payload
          refusedSale {
            ...refusedSales_report
          }
        }
      }
    `,
    {
      input: {
        sale: input,
        terms: terms && pricingOf(terms),
        number: receipt.number,
        code: issues?.[0]?.code ?? 'unknown',
        lines: sale.lines.map(({ item }) => ({
          // Items stored without parts were stored with tax.
          includesTax: item.includesTax ?? !item.parts,
          parts: (
            item.parts ?? [{ price: item.price, vatCategory: item.vatCategory ?? 'STANDARD_RATED', vatRate: item.vatRate ?? '0' }]
          ).map(({ price, vatCategory, vatRate }) => ({ price, vatCategory, vatRate })),
        })),
      },
    },
  );

/** Books a refused sale as it was made. */
export const recordReport = (id: string, reason: string): Promise<ReportOutcome> =>
  settle<refusedSalesRecordMutation>(
    graphql`
      mutation refusedSalesRecordMutation($input: RecordRefusedSaleInput!) {
        recordRefusedSale(input: $input) {
          ...saving_payload
          refusedSale {
            ...refusedSales_report
          }
        }
      }
    `,
    { input: { id, reason } },
  );

/** Discards a refused sale, so that it is not booked. */
export const discardReport = (id: string, discarded: NonNullable<QueuedSale['discarded']>): Promise<ReportOutcome> =>
  settle<refusedSalesDiscardMutation>(
    graphql`
      mutation refusedSalesDiscardMutation($input: DiscardRefusedSaleInput!) {
        discardRefusedSale(input: $input) {
          ...saving_payload
          refusedSale {
            ...refusedSales_report
          }
        }
      }
    `,
    { input: { id, ...discarded } },
  );

/** Fetches the state of refused sales, wherever it was changed. Rejects with RequestFailed. */
export async function readReports(saleIds: string[]): Promise<SaleReport[]> {
  const query = graphql`
    query refusedSalesQuery($saleIds: [ID!]!) {
      refusedSales(first: 100, filter: { saleId: { in: $saleIds } }) @required(action: THROW) {
        edges {
          node {
            ...refusedSales_report
          }
        }
      }
    }
  `;
  const asked = () => fetchQuery<refusedSalesQuery>(environment, query, { saleIds }, { fetchPolicy: 'network-only' }).toPromise();
  const answer = await reach(asked);
  return answer!.refusedSales.edges.map(({ node }) => reportOf(node));
}

function reportOf(key: refusedSales_report$key): SaleReport {
  const fragment = graphql`
    fragment refusedSales_report on RefusedSale @inline {
      id
      saleId
      status
      invoice {
        number
      }
    }
  `;
  const { invoice, ...report } = readInline<refusedSales_report$data>(fragment, key);
  return { ...report, number: invoice?.number };
}

async function settle<M extends MutationParameters>(mutation: GraphQLTaggedNode, variables: M['variables']): Promise<ReportOutcome> {
  try {
    const answer = await reach(() => commit<M>(mutation, variables));
    const [payload] = Object.values(answer as object) as (saving_payload$key & {
      refusedSale: refusedSales_report$key | null | undefined;
    })[];
    return payload.refusedSale ? { report: reportOf(payload.refusedSale) } : { issues: payloadErrors(payload) };
  } catch (error) {
    const { code, requestId } = error instanceof RequestFailed ? error : new RequestFailed('INTERNAL', undefined, String(error));
    return { issues: [{ code: `failed.${code}`, params: { requestId: requestId ?? '–' } }] };
  }
}
