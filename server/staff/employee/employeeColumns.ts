import { Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { payMask } from './payMask.rules.ts';

interface Columns {
  id: string;
  companyId: string;
}

/** SQL of the mask of a hidden value; null if there is none. */
export const mask = ({ id, companyId }: Columns, column: string) =>
  `select '${payMask}' from employee_pay p where p.company_id = ${companyId} and p.employee_id = ${id} and p.${column}`;

/** A value that is shown as the mask of the SQL. */
export const Masked =
  (sql: (columns: Columns) => string): PropertyDecorator =>
  (target, name) => {
    Field(() => String, { nullable: true, description: 'Masked.' })(target, name as string);
    Property({ type: 'text', persist: false, lazy: true, formula: columns => `(${sql(columns as never)})` })(target, name as never);
  };

/** A text that may be empty. */
export const OptionalText: PropertyDecorator = (target, name) => {
  Field(() => String, { nullable: true })(target, name as string);
  Property({ type: 'text', nullable: true })(target, name as never);
};
