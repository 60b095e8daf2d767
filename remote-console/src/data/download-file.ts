/** Makes the browser download the file under this name. */
export const downloadFile = (name: string, file: Blob) => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The click only starts the download; the URL must outlive it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
