import type { Work } from 'shared/contract';

type Given = Partial<Work>;

/** Texts of one way to classify are not those of another. */
const classified = (given: NonNullable<Given['classification']>): Work['classification'] => ({
  type: given.type,
  desc: given.type === 'DESC' ? (given.desc ?? null) : null,
  list: given.type === 'LIST' ? (given.list ?? []) : null,
});

const sized = (size: Given['size']): Work['size'] =>
  size && [size.h, size.w, size.d].some((length) => typeof length === 'number') ? { ...size, unit: 'cm' } : null;

/** A lot as it is written. What the clock and the bids made of its state is not for a form to say. */
export const written = ({ status, classification, size, ...rest }: Given): Given => ({
  ...rest,
  size: sized(size),
  ...(classification && { classification: classified(classification) }),
  ...((status === 'DRAFT' || status === 'SCHEDULED') && { status }),
});
