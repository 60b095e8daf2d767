import section from '../../components/section.module.css';
import type { Matching } from '../../data/use-matchings';
import { MatchingCard } from './MatchingCard';

interface MatchingListProps {
  matchings: readonly Matching[];
  onOpen: (id: string) => void;
}

export const MatchingList = ({ matchings, onOpen }: MatchingListProps) => (
  <ul className={section.group}>
    {matchings.map((matching) => (
      <li key={matching._id}>
        <MatchingCard matching={matching} onOpen={onOpen} />
      </li>
    ))}
  </ul>
);
