/** SQL columns of an order in a formula. */
interface OrderColumns {
  id: string;
  companyId: string;
  state: string;
}

/** SQL of an order's status. */
export const statusOfOrder = ({ state }: OrderColumns) => state;
