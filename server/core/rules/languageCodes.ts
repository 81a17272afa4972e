/** The product's languages (spec 1 §9). */
export const languageCodes = ['EN', 'AR', 'SP'] as const;
