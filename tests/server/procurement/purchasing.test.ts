// Orders, receipts and bills share the server of bought.ts.
import './orders.ts';
import './bills.ts';
import './serials.ts';
