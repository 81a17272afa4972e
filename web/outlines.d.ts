// Modules that tools/outlines.ts makes of those of the same name.

declare module '*/moduleRows.ts?outline' {
  export const rowsByModule: Record<import('./modules.ts').ModuleName, import('./core/routing/ScreenRow.ts').ScreenOutline[]>;
}

declare module '*/records.ts?outline' {
  export const kinds: import('./core/routing/RecordKind.ts').RecordKind[];
}
