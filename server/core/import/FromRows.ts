/** A service that makes more of a row of a file than its cells, because a row has no lines. */
export interface FromRows<Input> {
  /** Returns the input of a new record. */
  fromRow: (values: Input) => Input;
}
