import type { MeetingMode, RecommendationReason } from 'shared/contract';
import { parseCity } from './profiles';
import type { Participant } from './queries';

const kinds = ['CATEGORY', 'REGION', 'MODE'] as const satisfies RecommendationReason['kind'][];

/** Sectors, regions and meeting modes of a participant. */
const getFeatures = ({ participation, user }: Participant) => {
  const sectors = [user.company?.category, ...(user.buyer?.interests ?? [])].filter((trade) => trade !== undefined);
  const homeCity = parseCity(user.company?.address.sido);
  const areas = (user.buyer?.activityAreas ?? []).map(({ city }) => city);
  const modes: MeetingMode[] = participation.role === 'BUYER' ? participation.mode : ['ONLINE', 'OFFLINE'];
  return {
    CATEGORY: [...new Set(sectors)],
    REGION: [...new Set([...(homeCity ? [homeCity] : []), ...areas])],
    MODE: modes,
  };
};

type Features = ReturnType<typeof getFeatures>;

const intersect = (a: readonly string[], b: readonly string[]) => a.filter((feature) => b.includes(feature));

/** Jaccard similarity of two feature sets, 0 to 1. */
const getSimilarity = (a: Features, b: Features) => {
  const flat = (features: Features) => kinds.flatMap((kind) => features[kind].map((code) => `${kind}:${code}`));
  const [left, right] = [flat(a), flat(b)];
  const all = new Set([...left, ...right]).size;
  return all === 0 ? 0 : intersect(left, right).length / all;
};

/** What two participants have in common, and how similar they are. */
export const compareParticipants = (one: Participant, other: Participant) => {
  const [a, b] = [getFeatures(one), getFeatures(other)];
  const shared = kinds.map((kind) => ({ kind, values: intersect(a[kind], b[kind]) }));
  return { reasons: shared.filter(({ values }) => values.length > 0), score: getSimilarity(a, b) };
};
