DROP TABLE staff_tokens;
DROP TRIGGER remote_audit_grows ON remote_audit;
DROP TABLE security_log;
DROP FUNCTION refuse_change();
