import { NotFound } from './NotFound';
import { Unavailable } from './Unavailable';
import { useNewPage } from './use-new-page';

export interface MissingPageProps {
  /** The remote of the path may be missing for the moment only. */
  isUnavailable?: boolean;
  /** The path, where no remote of this page serves it. */
  unknownPath?: string;
}

/** Loaded by `LazyMissingPage`. */
export const MissingPage = ({ isUnavailable = false, unknownPath }: MissingPageProps) => {
  useNewPage(unknownPath);
  return isUnavailable ? <Unavailable /> : <NotFound />;
};
