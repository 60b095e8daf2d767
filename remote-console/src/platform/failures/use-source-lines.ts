import { useQuery } from '@tanstack/react-query';
import { fetchFromHost } from '../releases/fetch-from-host';

interface Place {
  name: string | null;
  file: string;
  line: number;
  column: number;
}

/** A frame as the browser reported it, and its place in the sources; null without a source map. */
export interface SourceFrame extends Place {
  source: Place | null;
}

/** Asks the host, because the API has no source maps. */
const fetchFrames = async (id: string): Promise<SourceFrame[]> => {
  const response = await fetchFromHost(`/api/console/failures/${encodeURIComponent(id)}/source-lines`);
  if (!response.ok) throw new Error(`source-lines answers ${response.status}`);
  return ((await response.json()) as { frames: SourceFrame[] }).frames;
};

/** The stack of a failure in source lines. */
export const useSourceLines = (id: string) =>
  useQuery({ queryKey: ['failures', id, 'source-lines'], queryFn: () => fetchFrames(id), retry: false });
