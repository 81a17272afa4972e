const listed = (path: string, filter: Record<string, string>) => `${path}?${new URLSearchParams(filter).toString()}`;

export const ordersIn = (filter: Record<string, string>) => listed('/vendorManagement/PO/', filter);
export const billsIn = (filter: Record<string, string>) => listed('/vendorManagement/invoice/', filter);
export const requisitionsIn = (filter: Record<string, string>) => listed('/vendorManagement/requisition/', filter);
export const vendorsIn = (filter: Record<string, string>) => listed('/vendorManagement/vendors/', filter);
