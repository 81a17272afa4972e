import { Field, ObjectType, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { Payload, RecordInput } from '../../core/graphql/Payload.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { SalesInvoice } from '../invoice/SalesInvoice.ts';
import { exportEInvoice } from './exportEInvoice.ts';

@ObjectType({ implements: Payload })
class ExportEInvoicePayload extends Payload {
  @Field(() => String, { nullable: true }) fileName!: string | null;
  @Field(() => String, { nullable: true, description: 'The file, in UTF-8.' }) content!: string | null;
  @Field(() => SalesInvoice, { nullable: true }) salesInvoice!: SalesInvoice | null;
}

@Resolver()
export class EInvoiceResolver {
  @CommandMutation(Permission.FINANCIAL_MANAGEMENT, ExportEInvoicePayload, RecordInput, {
    description: 'Writes an issued invoice or credit note as an electronic invoice: UBL 2.1, EN 16931.',
    ignoresKey: true,
    action: 'EXPORT',
  })
  exportEInvoice(scope: Scope, { id }: RecordInput) {
    return exportEInvoice(scope, id);
  }
}
