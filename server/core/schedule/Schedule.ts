/** A command that falls due by itself, such as the invoices of a period. */
export interface Schedule {
  /** The mutation to run for each of them, as its user would; it takes `id` and `on` and does nothing if it has been run for that day. */
  operation: string;
  /** SQL that lists what is due in all companies: "companyId", "userId", "id" of the record and the day "on" it was due. */
  due: string;
}
