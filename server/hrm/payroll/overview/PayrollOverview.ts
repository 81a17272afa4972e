import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../../core/access/Allow.ts';
import { EnumOf } from '../../../core/graphql/EnumOf.ts';
import { DateOnly, DecimalText } from '../../../core/graphql/scalars.ts';

/** Payroll of a calendar month, by the last day of the period. */
@ObjectType()
@Allow('HRM_SEE_PAY')
export class PayrollMonth {
  @Field(() => DateOnly, { description: 'First day of the month.' }) month!: string;
  @Field(() => DecimalText, { description: 'Salaries.' }) gross!: string;
  @Field(() => DecimalText, { description: 'Salaries and benefits paid out.' }) earnings!: string;
  @Field(() => DecimalText) taxes!: string;
  @Field(() => DecimalText) deductions!: string;
  @Field(() => DecimalText) net!: string;
  @Field(() => DecimalText) employerCost!: string;
  @Field(() => Int, { description: 'Number of pay slips.' }) slips!: number;
}

/** Payroll cost of a department over the twelve months. */
@ObjectType()
@Allow('HRM_SEE_PAY')
export class PayrollOfDepartment {
  @Field(() => ID, { nullable: true }) departmentId!: string | null;
  @Field(() => String, { nullable: true, description: 'Null for employees without one.' }) title!: string | null;
  @Field(() => DecimalText, { description: "Earnings and the employer's shares." }) cost!: string;
}

/** Why an employee costs more or less than in the month before. */
const PayrollChangeCause = EnumOf(
  'PayrollChangeCause',
  ['JOINED', 'LEFT', 'SALARY', 'DAYS', 'OTHER'],
  'JOINED, LEFT: with a pay slip in one of the months alone. SALARY: another salary. DAYS: the same salary for more or fewer days. OTHER: benefits, or shares of the employer.',
);

/** Employees who cost more or less than in the month before, for one reason. */
@ObjectType()
@Allow('HRM_SEE_PAY')
export class PayrollChange {
  @Field(() => PayrollChangeCause) cause!: keyof typeof PayrollChangeCause;
  @Field(() => Int) employees!: number;
  @Field(() => DecimalText, { description: "Earnings and the employer's shares, less those of the month before." }) cost!: string;
}

/** Payroll at a glance: completed runs of the last twelve months, and what comes next. */
@ObjectType()
@Allow('HRM_SEE_PAY')
export class PayrollOverview {
  @Field(() => [PayrollMonth], { description: 'Twelve calendar months, oldest first; empty ones are 0.' }) months!: PayrollMonth[];
  @Field(() => [PayrollOfDepartment], { description: 'The most expensive first.' }) departments!: PayrollOfDepartment[];
  @Field(() => [PayrollChange], { description: 'What differs between the last month with pay slips and the one before it.' })
  changes!: PayrollChange[];
  @Field(() => Int, { description: 'Employees of active setups.' }) employees!: number;
  @Field(() => Int, { description: 'Runs not completed.' }) openRuns!: number;
  @Field(() => ID, { nullable: true, description: 'The open run that is due first.' }) nextRunId!: string | null;
  @Field(() => String, { nullable: true }) nextRunTitle!: string | null;
  @Field(() => DateOnly, { nullable: true }) nextPayOn!: string | null;
}
