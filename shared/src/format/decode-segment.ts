/** Decodes a segment of a path, which the router passes as it is in the address; an invalid one stays as it is. */
export const decodeSegment = (segment = '') => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};
