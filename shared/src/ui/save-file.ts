/** Lets the browser save a blob as a file of that name. */
export const saveFile = (blob: Blob, name: string) => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The click only starts the download; the URL must outlive it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
