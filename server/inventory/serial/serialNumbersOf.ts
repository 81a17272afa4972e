const numbers = (move: string, condition: string) => `array(select distinct s.number from ${move}
  join stock_serial_move x on x.company_id = m.company_id and x.move_id = m.id
  join stock_serial s on s.company_id = x.company_id and s.id = x.serial_id
  where ${condition} order by s.number)`;

/** SQL of the serial numbers that a line of a document moved. */
export const serialNumbersOfLine = ({ id, companyId }: Record<'id' | 'companyId', string>) =>
  numbers('stock_move m', `m.company_id = ${companyId} and m.source_line_id = ${id}`);

/** SQL of the serial numbers of a stock move, which is a table or an alias. */
export const serialNumbersOfMove = (move: string) => numbers(`(select ${move}.company_id, ${move}.id) m`, 'true');

/** SQL of the serial numbers that a line sold and that have not come back. */
export const soldSerialsOfLine = ({ id, companyId }: Record<'id' | 'companyId', string>) =>
  `array(select s.number from stock_move m join stock_serial s on s.company_id = m.company_id and s.move_id = m.id and s.warehouse_id is null
    where m.company_id = ${companyId} and m.source_line_id = ${id} and m.reason = 'SALE' order by s.number)`;
