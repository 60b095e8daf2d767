/** Hands a file to the browser under its name. */
export const download = (name: string, file: Blob) => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The click has only started the download; a minute is ample for the browser to take the bytes.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
