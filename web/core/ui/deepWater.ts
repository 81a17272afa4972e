/** The one dark band of the public pages, the same by day and by night. White and #c9e2e1 are read on it. */
export const deepWater = { background: 'linear-gradient(170deg, #06292c 0%, #0a3d40 55%, #0d4d50 100%)', color: '#ffffff' } as const;
