/** A value to choose, and what the viewer reads. */
export interface Option {
  value: string | number;
  label: string;
}
