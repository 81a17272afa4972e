import { Field, Int, InterfaceType } from 'type-graphql';
import { Node } from '../database/CompanyRecord.ts';

const resolveType = (row: { __typename: string }) => row.__typename;

/** A column of a board of any kind: leads, applications, tasks. */
@InterfaceType({ implements: Node, resolveType })
export abstract class BoardColumn extends Node {
  @Field(() => Int) version!: number;
  /** Null for a column that every company has: screens name it by its kind. */
  @Field(() => String, { nullable: true }) title!: string | null;
  /** Position among the columns, compared character by character. */
  @Field(() => String) rank!: string;
}

/** A card in one column of a board, at its rank among the others. */
@InterfaceType({ implements: Node, resolveType })
export abstract class Card extends Node {
  @Field(() => Int) version!: number;
  @Field(() => BoardColumn) column!: object;
  @Field(() => String) rank!: string;
}
