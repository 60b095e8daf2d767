import type { CallResult, contract } from 'shared/contract';

type Lawyer = CallResult<typeof contract.lawyers.list>['lawyers'][number];

/** The part of a lawyer that a card shows. The data of a page is sent twice, in its HTML and for hydration. */
export const toLawyerCard = ({ _id, slug, name, position, image }: Lawyer) => ({
  _id,
  slug,
  name,
  position,
  image: image?.url ?? null,
});

export type LawyerCardData = ReturnType<typeof toLawyerCard>;
