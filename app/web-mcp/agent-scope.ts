import { createContext, useContext } from 'react'

import type { AgentScope } from '../context.ts'

const Scope = createContext<AgentScope>('off')

/** Provides the setting `AGENTS`. */
export const AgentScopeProvider = Scope.Provider

/** What a shopper's assistant may do on this page. */
export const useAgentScope = (): AgentScope => useContext(Scope)
