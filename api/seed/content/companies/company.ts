import type { BusinessSector, Buyer, City } from 'shared/contract';

/** A fictional company of the seed; `slug` is its username and the beginning of its address. */
export interface CompanySeed {
  slug: string;
  /** Korean, English, Chinese. */
  name: [string, string, string];
  ceoName: string;
  category: BusinessSector;
  city: City;
  district: string;
  foundedYear: number;
  employees: number;
  introduction: [string, string, string];
}

export interface SellerSeed extends CompanySeed {
  award: 'SeoulAward' | 'SuperRookie' | 'other';
  year: number;
  /** What was chosen. */
  product: string;
  /** APPROVED where none is said. */
  state?: 'PENDING' | 'REJECTED';
}

export interface BuyerSeed extends CompanySeed, Pick<Buyer, 'types' | 'activityAreas' | 'interests' | 'channels'> {
  /** KRW a year. */
  budget: number;
  state?: 'PENDING' | 'REJECTED';
}
