/** Reads the body of a response; rejects as soon as it is longer than the limit. */
export const readAtMost = async ({ url, body }: Response, limitBytes: number): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > limitBytes) throw new Error(`${url} is longer than ${limitBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
