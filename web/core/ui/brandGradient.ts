/** Dark band of the public pages, the same in both themes. Its text is white or #c9e2e1. */
export const brandGradient = { background: 'linear-gradient(170deg, #06292c 0%, #0a3d40 55%, #0d4d50 100%)', color: '#ffffff' } as const;
