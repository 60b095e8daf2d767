import type { CompanyBackground } from 'shared/contract';
import { compareParticipants } from './compare-participants';
import type { Participant } from './queries';

/** What a participant decides by about another one, besides the public profile. */
export const toBackground = (reader: Participant, other: Participant): CompanyBackground => {
  const { company, buyer } = other.user;
  return {
    foundedYear: company?.foundedYear ?? null,
    employees: company?.employees ?? null,
    budget: buyer?.budget ?? null,
    channels: buyer?.channels ?? null,
    language: other.user.language,
    interpreter: other.participation.interpreter,
    reasons: compareParticipants(reader, other).reasons,
  };
};
