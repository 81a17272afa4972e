/** An S3-compatible store, as configured by `S3_URL`. */
export interface Store {
  /** Without the bucket and without a trailing slash. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * Parses `s3+https://key:secret@host[:port]/bucket?region=eu-central-1` (`s3+http` for a store on the same network; region defaults to
 * `us-east-1`; key and secret percent-encoded). The bucket is addressed by path. Returns null if the address has another form.
 */
export function readStoreUrl(address: string): Store | null {
  const url = URL.parse(address);
  const [, bucket, rest] = url?.pathname.split('/') ?? [];
  if (!url || !/^s3\+https?:$/.test(url.protocol) || !url.hostname || !url.username || !url.password || !bucket || rest) return null;
  return {
    endpoint: `${url.protocol.slice('s3+'.length)}//${url.host}`,
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}
