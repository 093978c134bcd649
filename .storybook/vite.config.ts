/** Vite for Storybook alone: the storefront's own config builds two bundles and knows entries stories have not. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });
