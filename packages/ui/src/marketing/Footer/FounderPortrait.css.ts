import { illustration } from '../../theme/illustration.ts';
import { uiStyle } from '../../theme/uiStyle.ts';
import { portraitSize } from './portraitSize.ts';

export const portrait = uiStyle({ display: 'block', ...portraitSize });

const fill = (color: string) => uiStyle({ fill: color });

export const paper = fill(illustration.paper);
export const mist = fill(illustration.mist);
export const skin = fill(illustration.light);
export const skinShade = fill(illustration.middle);
export const skinDeep = fill(illustration.line);
export const cloth = fill(illustration.cloth);
export const lapel = fill(illustration.dark);
export const shirt = fill(illustration.white);
export const hair = fill(illustration.ink);

export const brow = uiStyle({ fill: 'none', stroke: illustration.ink, strokeLinecap: 'round' });
export const nose = uiStyle({ fill: 'none', stroke: illustration.line, strokeLinecap: 'round' });
export const frame = uiStyle({ fill: 'none', stroke: illustration.cloth });
