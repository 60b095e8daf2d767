import type { Work } from 'shared/contract';

type WorkFormValues = Partial<Work>;

/** Drops the texts of the classification types that are not chosen. */
const toClassification = (values: NonNullable<WorkFormValues['classification']>): Work['classification'] => ({
  type: values.type,
  desc: values.type === 'DESC' ? (values.desc ?? null) : null,
  list: values.type === 'LIST' ? (values.list ?? []) : null,
});

/** null if no length is given. */
const toSize = (size: WorkFormValues['size']): Work['size'] =>
  size && [size.h, size.w, size.d].some((length) => typeof length === 'number') ? { ...size, unit: 'cm' } : null;

/** Form values of a lot as the API takes them. A status that follows from time or bids is left out. */
export const transformWork = ({ status, classification, size, ...rest }: WorkFormValues): WorkFormValues => ({
  ...rest,
  size: toSize(size),
  ...(classification && { classification: toClassification(classification) }),
  ...((status === 'DRAFT' || status === 'SCHEDULED') && { status }),
});
