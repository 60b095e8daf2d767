import path from 'node:path';
import { createPlainConfig } from '../webpack.common';

const dir = import.meta.dirname;

export default createPlainConfig({ dir, entry: './single.tsx', out: path.join(dir, '../.cache/bench/single') });
