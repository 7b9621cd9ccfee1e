import { attributesOf } from '../../src/look/attributes.ts';
import { choices, lookOf } from '../../src/look/choices.ts';
import { tokensOf, type Token } from './tokens.ts';

type Shown = { name: string; contrast: 'standard' | 'more'; colours: string; token: Token };

/** Every look that the page can have, with its colours. */
export const shownLooks: Shown[] = (['light', 'dark'] as const).flatMap((scheme) =>
  (['system', 'contrast'] as const).flatMap((appearance) =>
    choices.colours.flatMap((colours) =>
      choices.tiles.flatMap((tiles) =>
        choices.board.map((board) => {
          const attributes = attributesOf(lookOf({ appearance, colours, tiles, board }), { moreContrast: false, lessMotion: false });
          const { contrast } = attributes;
          const name = [scheme, contrast === 'more' ? 'high contrast' : 'usual contrast', colours, tiles, board].join(', ');
          return { name, contrast: contrast as Shown['contrast'], colours, token: tokensOf(attributes, scheme) };
        }),
      ),
    ),
  ),
);
