/** `/magazine//` → `/magazine` */
export const trimEndSlashes = (address: string): string => {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
};
