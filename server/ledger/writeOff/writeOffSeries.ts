/** Number series of write-offs. */
export const writeOffSeries = { documentType: 'WRITE_OFF', prefix: 'WO' };
