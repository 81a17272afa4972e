/** The message id of a field of the customer's form. */
export const customerLabel = (field: string) =>
  `customer.${{ ownerId: 'owner', registrationDocumentId: 'registrationDocument' }[field] ?? field}`;
