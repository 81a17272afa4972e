/** Types of the sample records, in the order in which they refer to each other; they are removed in the opposite order. */
export const sampleTypes = [
  'Department',
  'Position',
  'Employee',
  'Application',
  'InventoryProduct',
  'InventoryService',
  'Customer',
  'Contact',
  'Lead',
  'Activity',
  'CrmQuotation',
  'ProductGroup',
  'Vendor',
  'ProcurementProduct',
  'Project',
  'Task',
  'EcommerceProductGroup',
  'EcommerceProduct',
  'ExpenseHead',
  'Budget',
] as const;

/** Type of a sample record. */
export type SampleType = (typeof sampleTypes)[number];
