/** Where a record is seen, by the byte that ends its id: its page, or its list with it opened. */
const places: Record<string, (id: string) => string> = {
  '40': id => `/inventory/products/${id}/`,
  '41': id => `/CRM/customer/${id}/`,
  '42': id => `/CRM/contacts/${id}/`,
  '44': id => `/CRM/leads/${id}/`,
  '46': id => `/CRM/orders/${id}/`,
  '48': id => `/CRM/quotations/${id}/`,
  '4a': id => `/CRM/activities/all/${id}/`,
  '78': id => `/inventory/invoices/${id}/`,
  '7c': id => `/inventory/sessions/${id}/`,
  '70': id => `/inventory/services/${id}/`,
  '71': id => `/inventory/packages/${id}/`,
  '73': id => `/inventory/aggregatedProducts/${id}/`,
  '60': id => `/inventory/warehouses/?dialog=${id}`,
  '65': id => `/inventory/transfers/${id}/`,
  '67': id => `/inventory/counts/${id}/`,
};

/** The path at which a record of any type is seen; undefined when it has none. */
export const recordAddress = (id: string): string | undefined => places[id.slice(-2)]?.(id);
