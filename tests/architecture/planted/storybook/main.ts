import { defineMain } from '@storybook/react-vite/node';
import main from '../../../../.storybook/main.ts';

/** The project's own Storybook, with stories that must fail in place of its own. */
export default defineMain({ ...main, stories: ['../stories/*.stories.tsx'], staticDirs: [] });
