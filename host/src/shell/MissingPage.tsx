import { NotFound } from './NotFound';
import { Unavailable } from './Unavailable';

/** `isUnavailable`: the remote of the path may be missing for the moment only. Loaded by `LazyMissingPage`. */
export const MissingPage = ({ isUnavailable }: { isUnavailable: boolean }) =>
  isUnavailable ? <Unavailable /> : <NotFound />;
