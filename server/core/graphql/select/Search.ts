/** SQL of a list's search, in two variants. The statement itself picks the cheaper one, whatever the planner expects. */
export interface Search {
  /** Common table expressions that gather the candidate records. */
  gathered: string;
  /** `when` holds if the candidates are complete; `row` is the condition on a row. */
  few: { when: string; row: string };
  /**
   * `when` holds otherwise: `row` is for rows in the list's order, `rows` for counting them, `some` for counting a whole table up to the
   * limit; `bound`, empty or `and` with a condition, is how far the walk in the list's order goes.
   */
  many: { when: string; row: string; rows: string; some: string; bound: string };
}
