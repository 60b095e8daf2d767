import path from 'node:path';
import { plainBundle } from '../webpack.common';

const dir = import.meta.dirname;

export default plainBundle({ dir, entry: './single.tsx', out: path.join(dir, '../.cache/bench/single') });
