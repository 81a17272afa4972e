/** A picture of a product. */
export interface ShownPicture {
  fileId: string;
  /** What it shows, in words; null if nobody said it. */
  alt: string | null;
}
