/** In pixels. */
export const chartHeight = 180;
export const axisWidth = 52;
